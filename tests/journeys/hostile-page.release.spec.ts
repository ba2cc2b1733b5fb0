// Tele's primitives under a host style sheet that uses everything but !important.
import { expect, type Page } from '@playwright/test';
import { bundleSpecimen } from '../../tooling/accents/bundle.ts';
import '../../tooling/accents/window.ts';
import { differences, hostElements, looks } from './hostile-looks.ts';
import { test } from './test.ts';

/** 10 px root, a Bootstrap-like reset, rules for every element, and attribute and state rules. */
const HOSTILE = `
  html { font-size: 10px; line-height: 3; }
  body { margin: 30px; font: italic 700 22px/2.5 monospace; color: magenta; text-align: right; letter-spacing: 3px; }
  *, *::before, *::after { box-sizing: content-box; margin: 7px; padding: 5px; border: 2px dotted lime; border-radius: 9px;
    background-color: gold; background-image: linear-gradient(red, blue); color: red; font-family: monospace; font-size: 3rem;
    font-weight: 900; line-height: 3; letter-spacing: 4px; word-spacing: 9px; text-transform: uppercase; text-indent: 20px;
    text-shadow: 1px 1px red; text-align: right; white-space: pre; float: left; display: inline-block;
    position: relative; top: 3px; min-width: 90px; min-height: 90px; max-width: 50%; opacity: 0.7; filter: blur(1px);
    transform: rotate(1deg); transition: all 3s; animation: spin 3s; box-shadow: 0 0 9px red; outline: 3px solid red; cursor: help;
    overflow: scroll; vertical-align: top; visibility: visible; user-select: none; list-style: square; fill: red; stroke: lime;
    content-visibility: visible; isolation: isolate; mix-blend-mode: multiply; clip-path: inset(1px); columns: 2; }
  :is(a, button, label, legend, summary, h1, h2, h3, p, ul, ol, li, dt, dd, b)::before { content: 'x'; }
  @keyframes spin { to { rotate: 1turn; } }
  p, span, button, label, li { text-decoration: underline; } p, h1, h2, h3, ul, ol, dl, dd { margin: 0 0 1rem; } h1, h2, h3 { font: 900 4rem/1 serif; color: green; }
  a { color: lime; text-decoration: overline; } a:hover, a:not([class]):not([href='']) { color: orange; }
  button, [type='button'], [type='submit'] { appearance: none; border-radius: 40px; background: hotpink; text-transform: uppercase; }
  button:not(:disabled) { height: 90px; } [type='button']:not(:disabled) { cursor: pointer; }
  input, select, textarea { width: 30%; height: 80px; background: yellow; border: 9px solid red; }
  input[type='text'], input[type='radio'], input[type='checkbox'], textarea[rows] { font-size: 40px; width: 300px; color: red; opacity: 1; position: fixed; }
  input:focus, button:focus { outline: 9px solid red; } input::placeholder { color: red; opacity: 0.2; font-size: 40px; }
  label { display: block; font-weight: 100; } legend { float: left; } ul li { list-style: disc; margin-left: 40px; }
  svg { fill: red; width: 100%; height: 100%; overflow: hidden; } path, circle, line, rect { fill: red; stroke: red; stroke-width: 9px; }
  img { max-width: 100%; height: auto; border-radius: 0; } mark { background: red; } [hidden] { display: block; }
  section, div, span, header, footer, nav { display: flex; color: red; background: pink; } div > div { padding: 9px; } nav > a { font-size: 9px; }`;

/** As WordPress themes after Twenty Twenty-One: more `:not()`s than Tele's rules have classes. */
const THEME = `
  .site button:not(:hover):not(:active):not(.has-background), .site [type='submit']:not(:hover):not(:active):not(.has-background) { background-color: #28303d; }
  .site button:not(:hover):not(:active):not(.has-text-color) { color: #d1e4dd; }
  .has-background-dark .site button:not(:hover):not(:active):not(.has-background) { background-color: #111; border: 3px solid #39414d; padding: 15px 30px; line-height: 1.5; }
  .site .entry-content a:not(.wp-element-button):not(:hover):not(.has-text-color) { color: #8a2be2; text-decoration: underline dotted 3px; }
  .site .entry-content input:not([type='checkbox']):not([type='radio']):not(.widefat):not(:disabled) { padding: 20px; border-radius: 0; color: #111; }
  .site .entry-content ul:not(.wp-block-list):not(.is-style-plain) li:not(.menu-item)::before { content: '–'; margin-right: 9px; }
  .site .entry-content h2:not(.has-text-align-center):not(.alignwide) { font-size: 48px; letter-spacing: 2px; text-transform: uppercase; }`;

const specimen = await bundleSpecimen();

// Small: a full screen with the host's blur and rotation takes seconds to paint, and the comparison needs no paint.
test.use({ viewport: { width: 1280, height: 40 } });

/** Page with the host's elements and a fixed-width box of all primitives; `overlay` adds a dialog; null: host only. */
async function open(page: Page, sheets: readonly string[], overlay: boolean | null = false): Promise<void> {
  const styles = sheets.map((sheet) => `<style>${sheet}</style>`).join('');
  // The box keeps out the host's layout (a transformed body moves fixed overlays), so differences are leaked rules.
  await page.setContent(`<!doctype html><html lang="en"><head>${styles}<style>#box::before, #box::after { display: none !important }
      html, body { transform: none !important; filter: none !important; clip-path: none !important }</style></head><body>
    <div id="host">${hostElements}</div>
    <div id="box" style="all: initial; display: block; position: absolute; top: 0; left: 0; width: 760px; font-family: Arial"></div></body></html>`);
  await page.addScriptTag({ content: specimen.script });
  await page.evaluate(async (withOverlay) => {
    const box = document.querySelector<HTMLElement>('#box');
    if (!box) throw new Error('No box.');
    if (withOverlay !== null) window.drawSpecimen(box, withOverlay);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const animation of document.getAnimations()) animation.cancel();
  }, overlay);
}

test('no rule of the host reaches a primitive', async ({ page }) => {
  await open(page, [specimen.styles], true);
  const alone = await looks(page, '.tele, .tele *');
  expect(Object.keys(alone).length).toBeGreaterThan(300);
  expect(Object.keys(alone).join()).toContain('tele-confirm-dialog');
  await open(page, [specimen.styles, HOSTILE], true);
  expect(differences(alone, await looks(page, '.tele, .tele *'))).toEqual([]);
});

test('primitives look the same in any order of style sheets', async ({ page }) => {
  await open(page, [specimen.styles]);
  const alone = await looks(page, '.tele *');
  await open(page, [HOSTILE, specimen.styles]);
  expect(differences(alone, await looks(page, '.tele *'))).toEqual([]);
});

test('no high-specificity theme rule reaches a primitive', async ({ page }) => {
  const dress = async () =>
    page.evaluate(() => {
      document.documentElement.className = 'has-background-dark';
      document.body.className = 'site';
      for (const box of document.querySelectorAll('#box')) box.className = 'entry-content';
    });
  await open(page, [specimen.styles], true);
  await dress();
  const alone = await looks(page, '.tele *');
  await open(page, [specimen.styles, THEME], true);
  await dress();
  expect(differences(alone, await looks(page, '.tele *'))).toEqual([]);
});

test('a transformed, clipped container neither moves nor cuts overlays', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, [specimen.styles], false);
  await page.evaluate(() => {
    const box = document.querySelector('#box');
    const clip = document.createElement('section');
    clip.style.cssText =
      'position: absolute; top: 90px; left: 30px; width: 300px; height: 80px; transform: translateX(20px); overflow: hidden';
    box?.before(clip);
    window.drawSpecimen(clip.appendChild(document.createElement('div')), true);
  });
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  const seen = await dialog.evaluate((element) => {
    for (const animation of document.getAnimations()) animation.cancel();
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [
      [left + 20, top + 20],
      [right - 20, top + 20],
      [left + 20, bottom - 20],
      [right - 20, bottom - 20],
    ] as const;
    return {
      uncut: corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y))),
      centred: Math.abs((left + right) / 2 - innerWidth / 2) < 20,
    };
  });
  expect(seen).toEqual({ uncut: true, centred: true });
});

test('no rule of Tele reaches the host', async ({ page }) => {
  for (const host of ['', HOSTILE]) {
    await open(page, [host], null);
    const alone = await looks(page, 'html, body, #host, #host *');
    expect(Object.keys(alone).length).toBeGreaterThan(30);
    await open(page, [host, specimen.styles]);
    expect(differences(alone, await looks(page, 'html, body, #host, #host *'))).toEqual([]);
  }
});
