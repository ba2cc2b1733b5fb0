import { html } from 'hono/html';
import { page, table, when, type Markup } from '../page.ts';
import type { StoredObject } from './objects.ts';

export function storagePage(objects: StoredObject[]): Markup {
  return page(
    'Storage',
    html`
      ${table(
        ['Key', 'Type', 'Bytes', 'Encrypted with', 'Stored'],
        objects.map((one) => [one.key, one.contentType, String(one.size), one.encryption, when(one.lastModified)]),
      )}
      <p><a href="/">Sandbox</a></p>
    `,
  );
}
