import type { Page } from '@playwright/test';
import { person } from './words.ts';

/** The kinds of places that a watch looks at, as its `where` begins: a word that `plant` lets out is found in each. */
export const plantedIn: readonly string[] = [
  'address',
  'attribute',
  'beacon',
  'body',
  'console',
  'cookies',
  'error',
  'event',
  'header',
  'heard',
  'history',
  'left',
  'message',
  'storage',
  'stored',
  'text',
  'timing',
];

/** Lets the person's reason out of a page as careless scripts do, in one way for each kind, some of it a moment later. Whoever serves the page is asked for what it does not have. */
export async function plant(page: Page): Promise<void> {
  await page.evaluate(async (word) => {
    const written = encodeURIComponent(word);
    const { body } = document;
    body.dispatchEvent(new CustomEvent('tele:planted', { detail: { data: { word } } }));
    body.setAttribute('data-planted', word);
    const box = document.createElement('input');
    body.append(word, box);
    box.value = word;
    box.dispatchEvent(new Event('input', { bubbles: true }));
    history.replaceState({ word }, '');
    localStorage.setItem('planted', word);
    document.cookie = `planted=${written}`;
    performance.mark(word);
    console.debug(word);
    navigator.sendBeacon('/planted', word);
    await fetch(`/planted?q=${written}`, { method: 'POST', headers: { 'x-planted': written }, body: word });
    window.postMessage({ word }, '*');
    setTimeout(() => {
      throw new Error(word);
    });
  }, person.reason);
}
