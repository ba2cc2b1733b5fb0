import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listen, type Heard, type Listening } from './listen.ts';
import { normalise } from './normalise.ts';
import { wordsOf } from './tree.ts';

declare global {
  interface Window {
    announced: Listening;
    reading: Heard[];
  }
}

/** A step ends after this many milliseconds without an announcement. */
const quietMs = 500;

const line = (what: string, text: string): string => `  ${what.padEnd(13)} ${text}`;
const verbs = { changed: 'says', came: 'comes saying', unheard: 'says unheard' } as const;
const words = ({ how, politeness, text }: NonNullable<Heard['said']>): string =>
  line(verbs[how], `${politeness}: “${text}”`);

type StepEnd = RegExp | (() => Promise<unknown>);

/** Records, step by step, what a page announces to a screen reader. */
export class Recorder {
  readonly #page: Page;
  readonly #client: CDPSession;
  readonly #lines: string[] = [];
  #focus = '';
  #dialog = '';
  #title = '';
  /** Kept apart: the bell polls, so its announcements may fall into any step. */
  readonly #bell: string[] = [];

  private constructor(page: Page, client: CDPSession) {
    this.#page = page;
    this.#client = client;
  }

  /** Call before the first navigation. */
  static async of(page: Page): Promise<Recorder> {
    await page.addInitScript(listen);
    return new Recorder(page, await page.context().newCDPSession(page));
  }

  /** Acts without recording. */
  async unrecorded(act: () => Promise<unknown>): Promise<void> {
    await act();
    const before = this.#lines.length;
    await this.#write();
    this.#lines.length = before;
  }

  async step(what: string, act: () => Promise<unknown>, until?: StepEnd): Promise<void> {
    this.#lines.push('', what);
    await act();
    if (until instanceof RegExp) await this.hears(until);
    else await until?.();
    await this.#write();
  }

  /** Focuses an element, as a screen reader's own keys do. */
  async goTo(what: Locator): Promise<void> {
    await expect(what).toBeVisible();
    await this.step('goes on', () => what.focus());
  }

  async press(key: string, until?: StepEnd): Promise<void> {
    await this.step(`presses ${key}`, () => this.#page.keyboard.press(key), until);
  }

  async type(text: string, until?: StepEnd): Promise<void> {
    await this.step(`types ${text}`, () => this.#page.keyboard.type(text), until);
  }

  /** Compares the record with the committed file; UPDATE_ANNOUNCED=1 writes it. */
  expectAs(name: string, { keepWeekdays = false } = {}): void {
    const path = join(import.meta.dirname, `${name}.txt`);
    const bell = this.#bell.length > 0 ? ['', 'from the bell, meanwhile', ...this.#bell] : [];
    const lines = [...this.#lines, ...bell];
    const text = `${normalise(lines.join('\n'), keepWeekdays).trim()}\n`;
    if (process.env.UPDATE_ANNOUNCED === '1') writeFileSync(path, text);
    const known = existsSync(path) ? readFileSync(path, 'utf8') : '';
    expect(text, `What is announced is not what ${name}.txt says; UPDATE_ANNOUNCED=1 writes it anew.`).toBe(known);
  }

  /** Waits for an announcement in the current step. */
  async hears(text: RegExp): Promise<void> {
    await this.#page.waitForFunction(
      ([source, flags]) => {
        const pattern = new RegExp(source, flags);
        return window.announced.announcements.some(
          ({ said }) => said && pattern.test(said.text.replaceAll('\u00A0', ' ')),
        );
      },
      [text.source, text.flags] as const,
      { timeout: 60_000 },
    );
  }

  async #write(): Promise<void> {
    await this.#page.waitForFunction((ms) => performance.now() - window.announced.lastAt > ms, quietMs);
    const announcements = await this.#page.evaluate(() => {
      window.reading = window.announced.announcements.splice(0);
      return window.reading.map(({ said }) => said ?? null);
    });
    const polite: string[] = [];
    for (const [index, said] of announcements.entries()) {
      if (said === null) {
        // When the focus moves several times in a row, screen readers announce the last element only.
        if (index + 1 < announcements.length && announcements[index + 1] !== null)
          await this.#writeFocus(`window.reading[${index}].element`);
      } else if (said.text.startsWith('Notifications, ')) this.#bell.push(words({ ...said, how: 'changed' }));
      else (said.politeness === 'assertive' ? this.#lines : polite).push(words(said));
    }
    const isNowhere = await this.#page.evaluate(() => document.activeElement === document.body);
    // Also when the focus stayed: the element's states may have changed.
    if (isNowhere) this.#writeWhere('nothing');
    else await this.#writeFocus('document.activeElement');
    await this.#writeOption();
    // Screen readers hold polite text until a pause, so its order relative to the focus varies by machine.
    this.#lines.push(...polite);
    const title = (await this.#page.title()).replace(/^\(\d+\+?\) /, '');
    if (title !== this.#title) this.#add('title', `“${title}”`);
    this.#title = title;
  }

  /** Includes the name and description of a dialog when the focus enters it. */
  async #writeFocus(element: string): Promise<void> {
    const dialog = await wordsOf(this.#client, `${element}?.closest('[role=dialog], [role=alertdialog], dialog')`);
    const where = await wordsOf(this.#client, element);
    // The element has left the page; its replacement is recorded later.
    if (where === null) return;
    const inside = dialog ?? '';
    if (inside !== this.#dialog && inside !== '') this.#add('into', inside);
    this.#dialog = inside;
    this.#writeWhere(where);
  }

  #writeWhere(where: string): void {
    if (where !== this.#focus) this.#add('focus', where);
    this.#focus = where;
  }

  async #writeOption(): Promise<void> {
    const option = await wordsOf(this.#client, 'document.activeElement?.ariaActiveDescendantElement');
    if (option) this.#add('on', option);
  }

  #add(what: string, text: string): void {
    this.#lines.push(line(what, text));
  }
}
