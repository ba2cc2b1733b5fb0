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
/** 'button "Accept"', for whoever reads what was not found. */
const describeStep = (step: LocatorStep): string => {
  const { name } = step;
  const text = name === undefined ? '' : typeof name === 'string' ? ` "${name}"` : ` /${name.source}/`;
  return `${step.by === 'role' ? step.role : step.by}${text}`;
};

/** Tells of box after box whether it is where the one before was. */
function stillness(): (box: Box | undefined) => boolean {
  let before = '';
  return (box) => {
    const still = JSON.stringify(box) === before;
    before = JSON.stringify(box);
    return still;
  };
}

/** A page that goes on to another has nothing to tell for a moment; each driver has words of its own for it. */
function unlessItGoes(error: unknown): undefined {
  const words = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/context|frame|navigat|detached|destroyed|stale/i.test(words)) return undefined;
  throw error;
}

/** A part of a page: what is looked for is within it. */
export class Part {
  protected readonly driver: Driver;
  readonly #way: readonly LocatorStep[];
  /** The title of the frame that it is in. */
  readonly #frame: string | undefined;

  constructor(driver: Driver, way: readonly LocatorStep[] = [], frame?: string) {
    this.driver = driver;
    this.#way = way;
    this.#frame = frame;
  }

  /** The part that has a role and a name. */
  in(role: string, name?: Text): Part {
    return new Part(this.driver, [...this.#way, byRole(role, name)], this.#frame);
  }

  async press(role: string, name: Text): Promise<void> {
    await this.driver.press(await this.#placeOf(byRole(role, name)));
  }

  /** Types into a field in place of what it holds. */
  async fill(label: Text, text: string): Promise<void> {
    const field: LocatorStep = { by: 'label', name: patternOf(label) };
    await this.driver.press(await this.#placeOf(field));
    await this.#until(field, 'has the focus', ({ focused }) => focused === true);
    await this.driver.chord(['Control', 'a']);
    await this.driver.type(text);
    // The number of a card is set apart by the field itself.
    await this.#until(field, `holds ${text}`, ({ value }) => bare(value) === bare(text));
  }

  /** Chooses in a native list, which the keyboard has come to, by the letters that an option begins with. */
  async choose(label: Text, option: string): Promise<void> {
    await this.tabTo('combobox', label);
    await this.driver.type(/^\w+/.exec(option)?.[0] ?? option);
    await this.#until(byRole('combobox', label), `is ${option}`, ({ value }) => value === option);
  }

  /** Presses Tab until something has the focus. */
  async tabTo(role: string, name: Text): Promise<void> {
    const step = byRole(role, name);
    await this.#until(step, 'is shown', ({ count }) => count > 0);
    for (let presses = 0; presses < 60; presses += 1) {
      if ((await this.#look(step, false)).focused) return;
      await this.driver.chord(['Tab']);
    }
    throw new Error(`Tab does not come to ${describeStep(step)}.`);
  }

  /** Waits until a text is to be seen. */
  async sees(text: Text): Promise<void> {
    await this.#until({ by: 'text', name: patternOf(text) }, 'is seen', ({ count }) => count > 0);
  }

  /** Waits until something of a role and a name is to be seen. */
  async shows(role: string, name?: Text): Promise<void> {
    await this.#until(byRole(role, name), 'is shown', ({ count }) => count > 0);
  }

  /** Waits until nothing of a role and a name is to be seen. */
  async hides(role: string, name?: Text): Promise<void> {
    await this.#until(byRole(role, name), 'is gone', ({ count }) => count === 0);
  }

  /** Waits until something of a role and a name has the focus. */
  async isAt(role: string, name?: Text): Promise<void> {
    await this.#until(byRole(role, name), 'has the focus', ({ focused }) => focused === true);
  }

  /** Where something of a role and a name is drawn. */
  boxOf(role: string, name: Text): Promise<Box> {
    return this.#boxOf(byRole(role, name));
  }

  /** Where a text is drawn. */
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

  /** Brings a text into the middle of what is seen of the page. */
  async bringToView(name: Text): Promise<void> {
    await this.#placeOf({ by: 'text', name: patternOf(name) });
  }

  /** Where something can be pressed, once it stands still. */
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

  /** Looks until what is wanted is as it should be, and gives it. */
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
    // What covers the frame covers what is in it.
    return { ...seen, box, met: seen.met === true && holder.met === true };
  }
}

/** One page, in whichever engine. */
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

  /** What is in a frame, by the frame's title. */
  frame(title: string): Part {
    return new Part(this.driver, [], title);
  }

  async type(text: string): Promise<void> {
    await this.driver.type(text);
  }

  /** Drags from one point to another, slowly enough to be told from a press. */
  async drag(from: Point, to: Point): Promise<void> {
    await this.driver.move(from);
    await this.driver.drag([from, { x: from.x, y: from.y + 8 }, { x: (from.x + to.x) / 2, y: to.y }, to]);
  }

  /** Presses keys one after another: 'Shift+ArrowDown', 'Enter'. */
  async keys(...pressed: readonly string[]): Promise<void> {
    for (const chord of pressed) await this.driver.chord(chord.split('+') as Key[]);
  }

  /** Waits until the address is so, and gives it. */
  async comesTo(address: RegExp): Promise<string> {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const now = (await this.driver.address().catch(unlessItGoes)) ?? 'another';
      if (address.test(now)) return now;
      if (performance.now() > deadline) throw new Error(`The page never came to ${String(address)}: it is at ${now}.`);
      await sleep(pauseMs);
    }
  }

  /** What an expression is in the page. */
  run<Value>(expression: string): Promise<Value> {
    return this.driver.run<Value>(expression);
  }

  picture(): Promise<Buffer> {
    return this.driver.picture();
  }

  close(): Promise<void> {
    return this.driver.close();
  }
}
