import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listen, type Heard, type Listening } from './listen.ts';
import { normalise } from './normalise.ts';
import { wordsOf } from './tree.ts';

declare global {
  interface Window {
    announced: Listening;
    /** What is being written down. */
    reading: Heard[];
  }
}

/** After what a step waits for: as long as this nothing more is said. */
const quietMs = 500;

const line = (what: string, text: string): string => `  ${what.padEnd(13)} ${text}`;
const verbs = { changed: 'says', came: 'comes saying', unheard: 'says unheard' } as const;
const words = ({ how, politeness, text }: NonNullable<Heard['said']>): string =>
  line(verbs[how], `${politeness}: “${text}”`);

/** When a step has come to its end: once a live region has said so, or something is there. */
type StepEnd = RegExp | (() => Promise<unknown>);

/** Writes down what somebody with a screen reader is told on a page, step by step. */
export class Recorder {
  readonly #page: Page;
  readonly #client: CDPSession;
  readonly #lines: string[] = [];
  #focus = '';
  #dialog = '';
  #title = '';
  /** It asks from time to time, so that what it says falls into one step or into the next, and behind a dialog or after it. */
  readonly #bell: string[] = [];

  private constructor(page: Page, client: CDPSession) {
    this.#page = page;
    this.#client = client;
  }

  /** Before the page has been anywhere. */
  static async of(page: Page): Promise<Recorder> {
    await page.addInitScript(listen);
    return new Recorder(page, await page.context().newCDPSession(page));
  }

  /** Does something that is not of the journey: nothing of it is written down. */
  async unrecorded(act: () => Promise<unknown>): Promise<void> {
    await act();
    const before = this.#lines.length;
    await this.#write();
    this.#lines.length = before;
  }

  /** Does what somebody does, waits for what comes of it, and writes down all that was told meanwhile. */
  async step(what: string, act: () => Promise<unknown>, until?: StepEnd): Promise<void> {
    this.#lines.push('', what);
    await act();
    if (until instanceof RegExp) await this.hears(until);
    else await until?.();
    await this.#write();
  }

  /** Brings the focus to something, as a screen reader's own keys do. */
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

  /** Compares all with what is committed beside this file; UPDATE_ANNOUNCED=1 writes it. */
  expectAs(name: string, { keepWeekdays = false } = {}): void {
    const path = join(import.meta.dirname, `${name}.txt`);
    const bell = this.#bell.length > 0 ? ['', 'from the bell, meanwhile', ...this.#bell] : [];
    const lines = [...this.#lines, ...bell];
    const text = `${normalise(lines.join('\n'), keepWeekdays).trim()}\n`;
    if (process.env.UPDATE_ANNOUNCED === '1') writeFileSync(path, text);
    const known = existsSync(path) ? readFileSync(path, 'utf8') : '';
    expect(text, `What is announced is not what ${name}.txt says; UPDATE_ANNOUNCED=1 writes it anew.`).toBe(known);
  }

  /** Waits until a live region has said something in the step that goes on. */
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
        // Of what took the focus one right after another, the last is what is said: a page's heading, say, after the page.
        if (index + 1 < announcements.length && announcements[index + 1] !== null)
          await this.#writeFocus(`window.reading[${index}].element`);
      } else if (said.text.startsWith('Notifications, ')) this.#bell.push(words({ ...said, how: 'changed' }));
      else (said.politeness === 'assertive' ? this.#lines : polite).push(words(said));
    }
    const isNowhere = await this.#page.evaluate(() => document.activeElement === document.body);
    // Also where it stayed: its states may be others now.
    if (isNowhere) this.#writeWhere('nothing');
    else await this.#writeFocus('document.activeElement');
    await this.#writeOption();
    // What is polite waits for a pause: whether it came a moment before the focus or after it is the machine's affair.
    this.#lines.push(...polite);
    // Without the count that the bell puts before it.
    const title = (await this.#page.title()).replace(/^\(\d+\+?\) /, '');
    if (title !== this.#title) this.#add('title', `“${title}”`);
    this.#title = title;
  }

  /** A dialog is said with its name and description as the focus comes into it. */
  async #writeFocus(element: string): Promise<void> {
    const dialog = await wordsOf(this.#client, `${element}?.closest('[role=dialog], [role=alertdialog], dialog')`);
    const where = await wordsOf(this.#client, element);
    // It has gone again, and what took its place comes later in the record.
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
