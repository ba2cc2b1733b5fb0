import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = (url: string): string => readFileSync(fileURLToPath(url), 'utf8');

/** As Twenty Twenty-One has them: a chain of `:not()` outweighs any number of classes that one would like to write. */
const wordpress = `
  body { font-size: 20px; line-height: 1.7; color: #28303d; background: #d1e4dd; }
  .site .button, button, input[type='submit'] { border: 3px solid transparent; border-radius: 0; cursor: pointer; font-weight: 500;
    font-size: 1.25rem; line-height: 1.5; padding: 15px 30px; text-decoration: none; }
  button:not(:hover):not(:active):not(.has-text-color) { color: #d1e4dd; }
  button:not(:hover):not(:active):not(.has-background) { background-color: #28303d; }
  button:hover, button:active { background-color: transparent; border-color: currentColor; color: inherit; }
  .site .button:focus:not(:hover):not(.has-background), .site button:focus:not(.has-background) { outline: 2px dotted; outline-offset: -6px; }
  input[type='text'], select, textarea { border: 3px solid #39414d; border-radius: 0; padding: 10px; width: 100%; }
  .entry-content a:not([class]) { text-decoration: underline 3px; }
  .entry-content > *:not(.alignwide):not(.alignfull) { max-width: 610px; margin-left: auto; margin-right: auto; }
  .entry-content ul li { list-style: disc; margin-left: 40px; } .entry-content p { margin-bottom: 30px; }`;

/** A section that is animated, clipped and stacked, below a bar that stays. */
const transformed = `
  #section { transform: translateZ(0); overflow: hidden; z-index: 1; border-radius: 16px; box-shadow: 0 0 9px #888; will-change: transform; }
  #bar { position: fixed; z-index: 99999; top: 0; left: 0; right: 0; background: #fff; height: 60px; }`;

/** Pages that our widgets have to stand in, by name: what their sheets say. */
export const hosts: Readonly<Record<string, string>> = {
  'Bootstrap 5': read(import.meta.resolve('bootstrap/dist/css/bootstrap.css')),
  'the preflight of Tailwind 3': read(import.meta.resolve('@unocss/reset/tailwind.css')),
  'Pico 2': read(import.meta.resolve('@picocss/pico/css/pico.css')),
  'Bulma 1': read(import.meta.resolve('bulma/css/bulma.css')),
  'Foundation 6': read(import.meta.resolve('foundation-sites/dist/css/foundation.css')),
  'normalize.css': read(import.meta.resolve('normalize.css/normalize.css')),
  'a theme of WordPress': wordpress,
  'a section that moves and clips': transformed,
};
