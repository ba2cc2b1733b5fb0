import { setTimeout as sleep } from 'node:timers/promises';
import { patienceMs } from '../../tooling/patience.ts';
import type { Driver, Key, Point } from './driver.ts';
import type { Box, Pattern, LookResult, LocatorStep } from './in-page/look.ts';
import { lookIn } from './in-page.ts';

type Text = string | RegExp;

const pauseMs = 60;

const patternOf = (text: Text): Pattern =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };
const byRole = (role: string, name?: Text): LocatorStep => ({
  by: 'role',
  role,
  ...(name !== undefined && { name: patternOf(name) }),
});
export const middle = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});
const bare = (text = ''): string => text.replaceAll(/\W/g, '');
/** 'button "Accept"', for error messages. */
const describeStep = (step: LocatorStep): string => {
  const { name } = step;
  const text = name === undefined ? '' : typeof name === 'string' ? ` "${name}"` : ` /${name.source}/`;
  return `${step.by === 'role' ? step.role : step.by}${text}`;
};

/** True once the box is where the previous one was. */
function stillness(): (box: Box | undefined) => boolean {
  let before = '';
  return (box) => {
    const still = JSON.stringify(box) === before;
    before = JSON.stringify(box);
    return still;
  };
}

/** Ignores errors of a page that is navigating; each driver words them differently. */
function unlessItGoes(error: unknown): undefined {
  const words = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/context|frame|navigat|detached|destroyed|stale/i.test(words)) return undefined;
  throw error;
}

/** Part of a page: locators search within it. */
export class Part {
  protected readonly driver: Driver;
  readonly #way: readonly LocatorStep[];
  readonly #frame: string | undefined;

  constructor(driver: Driver, way: readonly LocatorStep[] = [], frame?: string) {
    this.driver = driver;
    this.#way = way;
    this.#frame = frame;
  }

  in(role: string, name?: Text): Part {
    return new Part(this.driver, [...this.#way, byRole(role, name)], this.#frame);
  }

  async press(role: string, name: Text): Promise<void> {
    await this.driver.press(await this.#placeOf(byRole(role, name)));
  }

  async fill(label: Text, text: string): Promise<void> {
    const field: LocatorStep = { by: 'label', name: patternOf(label) };
    await this.driver.press(await this.#placeOf(field));
    await this.#until(field, 'has the focus', ({ focused }) => focused === true);
    await this.driver.chord(['Control', 'a']);
    await this.driver.type(text);
    // The card field groups digits itself.
    await this.#until(field, `holds ${text}`, ({ value }) => bare(value) === bare(text));
  }

  /** Selects an option of the focused native list by typing its first letters. */
  async choose(label: Text, option: string): Promise<void> {
    await this.tabTo('combobox', label);
    await this.driver.type(/^\w+/.exec(option)?.[0] ?? option);
    await this.#until(byRole('combobox', label), `is ${option}`, ({ value }) => value === option);
  }

  async tabTo(role: string, name: Text): Promise<void> {
    const step = byRole(role, name);
    await this.#until(step, 'is shown', ({ count }) => count > 0);
    for (let presses = 0; presses < 60; presses += 1) {
      if ((await this.#look(step, false)).focused) return;
      await this.driver.chord(['Tab']);
    }
    throw new Error(`Tab does not come to ${describeStep(step)}.`);
  }

  async sees(text: Text): Promise<void> {
    await this.#until({ by: 'text', name: patternOf(text) }, 'is seen', ({ count }) => count > 0);
  }

  async shows(role: string, name?: Text): Promise<void> {
    await this.#until(byRole(role, name), 'is shown', ({ count }) => count > 0);
  }

  async hides(role: string, name?: Text): Promise<void> {
    await this.#until(byRole(role, name), 'is gone', ({ count }) => count === 0);
  }

  async isAt(role: string, name?: Text): Promise<void> {
    await this.#until(byRole(role, name), 'has the focus', ({ focused }) => focused === true);
  }

  boxOf(role: string, name: Text): Promise<Box> {
    return this.#boxOf(byRole(role, name));
  }

  boxOfText(name: Text): Promise<Box> {
    return this.#boxOf({ by: 'text', name: patternOf(name) });
  }

  async #boxOf(step: LocatorStep): Promise<Box> {
    const isStill = stillness();
    const { box } = await this.#until(
      step,
      'is one, and stands still',
      ({ count, box: now }) => count === 1 && isStill(now),
    );
    if (!box) throw new Error(`${describeStep(step)} has no place.`);
    return box;
  }

  async bringToView(name: Text): Promise<void> {
    await this.#placeOf({ by: 'text', name: patternOf(name) });
  }

  /** Centre of an element, once it stops moving. */
  async #placeOf(step: LocatorStep): Promise<Point> {
    const isStill = stillness();
    const { box } = await this.#until(
      step,
      'can be pressed',
      ({ count, met, enabled, box: now }) => isStill(now) && count === 1 && met === true && enabled === true,
    );
    if (!box) throw new Error(`${describeStep(step)} has no place.`);
    return middle(box);
  }

  /** Polls until the condition holds, and returns the result. */
  async #until(step: LocatorStep, should: string, holds: (seen: LookResult) => boolean): Promise<LookResult> {
    await this.driver.front();
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const seen = (await this.#look(step, should === 'can be pressed').catch(unlessItGoes)) ?? { count: 0 };
      if (holds(seen)) return seen;
      if (performance.now() > deadline) {
        const way = [...this.#way, step].map(describeStep).join(' › ');
        throw new Error(`${way} ${should}: never, at ${await this.driver.address()}. It is ${JSON.stringify(seen)}.`);
      }
      await sleep(pauseMs);
    }
  }

  async #look(step: LocatorStep, near: boolean): Promise<LookResult> {
    const way = [...this.#way, step];
    if (this.#frame === undefined) return lookIn(this.driver, way, near);
    const holder = await lookIn(this.driver, [{ by: 'title', name: this.#frame }], near);
    if (holder.src === undefined || !holder.box) return { count: 0 };
    const seen = await lookIn(this.driver, way, near, holder.src);
    if (!seen.box) return seen;
    const { left, top } = holder.box;
    const box = { ...seen.box, left: seen.box.left + left, top: seen.box.top + top };
    return { ...seen, box, met: seen.met === true && holder.met === true };
  }
}

export class Page extends Part {
  readonly #home: string;

  constructor(driver: Driver, home: string) {
    super(driver);
    this.#home = home;
  }

  async go(path: string): Promise<void> {
    await this.driver.front();
    await this.driver.go(new URL(path, this.#home).href);
  }

  frame(title: string): Part {
    return new Part(this.driver, [], title);
  }

  async type(text: string): Promise<void> {
    await this.driver.type(text);
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.driver.move(from);
    await this.driver.drag([from, { x: from.x, y: from.y + 8 }, { x: (from.x + to.x) / 2, y: to.y }, to]);
  }

  /** Presses keys in turn: 'Shift+ArrowDown', 'Enter'. */
  async keys(...pressed: readonly string[]): Promise<void> {
    for (const chord of pressed) await this.driver.chord(chord.split('+') as Key[]);
  }

  async comesTo(address: RegExp): Promise<string> {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const now = (await this.driver.address().catch(unlessItGoes)) ?? 'another';
      if (address.test(now)) return now;
      if (performance.now() > deadline) throw new Error(`The page never came to ${String(address)}: it is at ${now}.`);
      await sleep(pauseMs);
    }
  }

  run<Value>(expression: string): Promise<Value> {
    return this.driver.run<Value>(expression);
  }

  addPasskeys(): Promise<boolean> {
    return this.driver.addPasskeys();
  }

  picture(): Promise<Buffer> {
    return this.driver.picture();
  }

  close(): Promise<void> {
    return this.driver.close();
  }
}
