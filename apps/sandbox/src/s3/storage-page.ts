import { html } from 'hono/html';
import { page, type Markup } from '../page.ts';
import type { StoredObject } from './objects.ts';

export function storagePage(objects: StoredObject[]): Markup {
  return page(
    'Storage',
    html`
      ${
        objects.length === 0
          ? html`<p>Nothing is stored.</p>`
          : html`<div class="scroll" tabindex="0" role="group" aria-label="Table">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Key</th>
                    <th scope="col">Type</th>
                    <th scope="col">Bytes</th>
                    <th scope="col">Encrypted with</th>
                    <th scope="col">Stored</th>
                  </tr>
                </thead>
                <tbody>
                  ${objects.map(
                    (one) =>
                      html`<tr>
                        <td>${one.key}</td>
                        <td>${one.contentType}</td>
                        <td>${one.size}</td>
                        <td>${one.encryption}</td>
                        <td>${one.lastModified.slice(0, 19).replace('T', ' ')} UTC</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
      }
      <p><a href="/">Sandbox</a></p>
    `,
  );
}
