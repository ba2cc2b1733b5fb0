import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = (url: string): string => readFileSync(fileURLToPath(url), 'utf8');

/** As in Twenty Twenty-One: a chain of `:not()` outweighs any practical number of classes. */
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

/** Animated, clipped and stacked section below a fixed bar. */
const transformed = `
  #section { transform: translateZ(0); overflow: hidden; z-index: 1; border-radius: 16px; box-shadow: 0 0 9px #888; will-change: transform; }
  #bar { position: fixed; z-index: 99999; top: 0; left: 0; right: 0; background: #fff; height: 60px; }`;

/** As page builders write: their container's ID and `!important`. Affects everything outside shadow roots. */
const builder = `
  #page-container p { padding-bottom: 1em; line-height: 1.7em; color: #666; }
  #page-container ul { list-style-type: disc !important; padding: 0 0 23px 1em !important; line-height: 26px !important; }
  #page-container :is(h1, h2, h3) { font-family: Georgia, serif !important; color: #0c71c3 !important; text-transform: uppercase !important; padding-bottom: 10px !important; }
  #page-container a { color: #2ea3f2 !important; } #page-container label { display: block !important; margin-bottom: 10px !important; font-weight: bold !important; }
  #page-container :is(input, textarea, select) { width: 100% !important; padding: 16px !important; background-color: #eee !important; border: 0 !important; font-size: 14px !important; }
  #page-container button { background: #2ea3f2 !important; color: #fff !important; border-radius: 40px !important; text-transform: uppercase !important; letter-spacing: 2px; }
  #page-container div > div, #page-container span { padding: 3px !important; border: 1px dotted red !important; letter-spacing: 1px !important; }
  #page-container iframe { width: 90% !important; height: 300px !important; margin: 20px 0 !important; border: 3px solid red !important; max-width: 100%; }
  #page-container svg { width: 100% !important; height: auto !important; } #page-container * { transition: all 0.3s !important; }`;

/** Small root (1 rem = 10 px), with everything sized by it. */
const small = `
  html { font-size: 10px; } body { font-size: 1.6rem; line-height: 1.6; letter-spacing: 0.05rem; word-spacing: 0.3rem; color: #555; text-align: center; }
  * { box-sizing: border-box; } :is(button, input, select, textarea) { font-size: 1.4rem; line-height: 4rem; height: 4rem; }
  h1, h2, h3 { font-size: 4rem; margin: 0 0 2rem; } div { font-size: 1.5rem; } iframe { max-width: 20rem; }`;

/** Hosts for React widgets: names and style sheets. */
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
/** Hosts for elements only. */
export const worseHosts: typeof hosts = { ...hosts, 'a page builder': builder, 'a root of ten pixels': small };
