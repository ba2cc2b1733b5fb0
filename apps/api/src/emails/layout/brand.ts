import { html } from 'hono/html';
import { look } from './look.ts';

/**
 * Two gum leaves, a wattle dot and the word, drawn by plain boxes: a picture would be fetched from us, which tells when an email is opened, or be one more
 * file beside it, and few clients draw an SVG.
 */
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
