import type { ChangedPicture } from './changed-pictures.ts';

export interface StoryName {
  title: string;
  name: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function nameById(id: string): StoryName {
  const [title = id, name = ''] = id.split('--').map((part) => part.replaceAll('-', ' '));
  return { title, name };
}

function grouped<Item>(items: readonly Item[], key: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups];
}

const count = (pictures: readonly unknown[]): string =>
  pictures.length === 1 ? '1 picture' : `${pictures.length} pictures`;
const anchor = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function figure(what: string, path: string | null, missing: string): string {
  if (path === null) return `<figure><figcaption>${what}</figcaption><p>${missing}</p></figure>`;
  const address = escaped(path.split('/').map(encodeURIComponent).join('/'));
  return `<figure><figcaption>${what}</figcaption><a href="${address}"><img src="${address}" alt="${what}" loading="lazy"></a></figure>`;
}

const place = ({ scheme, width }: ChangedPicture): string =>
  `${scheme === 'dark' ? 'Dark' : 'Light'}, ${width ?? 480} px`;

const row = (picture: ChangedPicture): string => `<h4>${place(picture)}</h4>
<div class="three">
${figure('Before', picture.before, 'There was none: it is new.')}
${figure('After', picture.after, 'There is none.')}
${figure('Difference', picture.difference, 'The two have nothing to be laid over each other.')}
</div>`;

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1900px; padding: 24px; }
nav ul { columns: 22em; padding-left: 18px; }
h2 { border-top: 2px solid; margin-top: 48px; padding-top: 12px; }
h4 { font-weight: 500; margin: 20px 0 6px; }
.three { display: grid; gap: 12px; grid-template-columns: repeat(3, minmax(0, 1fr)); }
figure { margin: 0; }
figcaption { font-size: 13px; }
img { background: #fff; border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); height: auto; max-width: 100%; }
`;

export function reviewPage(pictures: readonly ChangedPicture[], names: ReadonlyMap<string, StoryName>): string {
  const nameOf = (id: string): StoryName => names.get(id) ?? nameById(id);
  const screens = grouped(pictures, ({ id }) => nameOf(id).title);
  const summary = `${count(pictures)} of ${screens.length === 1 ? '1 screen' : `${screens.length} screens`} changed`;
  const contents = screens.map(
    ([title, of]) => `<li><a href="#${anchor(title)}">${escaped(title)}</a> (${count(of)})</li>`,
  );
  const sections = screens.map(([title, of]) => {
    const states = grouped(of, ({ id }) => id).map(
      ([id, variants]) => `<h3>${escaped(nameOf(id).name)}</h3>\n${variants.toSorted(inOrder).map(row).join('\n')}`,
    );
    return `<section id="${anchor(title)}">\n<h2>${escaped(title)}</h2>\n${states.join('\n')}\n</section>`;
  });
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${summary}</title>
<style>${style}</style>
</head>
<body>
<h1>${summary}</h1>
<nav aria-label="Screens"><ul>
${contents.join('\n')}
</ul></nav>
${sections.join('\n')}
</body>
</html>
`;
}

const inOrder = (a: ChangedPicture, b: ChangedPicture): number =>
  b.scheme.localeCompare(a.scheme) || (a.width ?? 0) - (b.width ?? 0);
