import { html } from 'hono/html';
import { look } from './look.ts';

/** CSS boxes: remote images track opens, attachments add a file, and few clients show SVG. */
export const brand = () =>
  html`<table role="presentation" cellspacing="0" cellpadding="0">
    <tr>
      <td aria-hidden="true">
        <span style="${look.dot}"></span>
        <table role="presentation" cellspacing="0" cellpadding="0">
          <tr>
            <td><span class="leaf" style="${look.leaf}"></span></td>
            <td><span class="leaf-back" style="${look.leafBack}"></span></td>
          </tr>
        </table>
      </td>
      <td style="${look.brand}">tele</td>
    </tr>
  </table>`;
