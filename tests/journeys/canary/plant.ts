import type { Page } from '@playwright/test';
import { person } from './words.ts';

/** Kinds of places a watch covers, as prefixes of its `where`; `plant` leaks a word into each. */
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

/** Leaks the reason as careless scripts do, once per kind, some a moment later. */
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
