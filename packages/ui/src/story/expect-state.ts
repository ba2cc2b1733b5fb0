import { waitFor } from 'storybook/test';

type Look = () => unknown;

let claim: Look | undefined;
let actsSince = 0;

/** Events counted as a person's actions; a story's are untrusted. */
const acts = ['pointerdown', 'click', 'keydown', 'input', 'drop'];
function count(event: Event): void {
  if (!event.isTrusted) actsSince += 1;
}
for (const type of acts) document.addEventListener(type, count, { capture: true });

/** Last line of a state story's `play`, checked again at rest. Stories that continue are tagged 'journey'. */
export async function expectState(look: Look): Promise<void> {
  // Claimed even if it never arrives, so the error names the missing state.
  claim = look;
  await waitFor(look);
  actsSince = 0;
}

export function forgetState(): void {
  claim = undefined;
  actsSince = 0;
}

/** After a state story: throws if its final state differs from the claim, or there is none. */
export async function expectRest(name: string): Promise<void> {
  if (!claim) {
    if (actsSince === 0) return;
    throw new Error(`${name} acts and claims nothing: end its play with expectState(), or tag it 'journey'.`);
  }
  if (actsSince > 0)
    throw new Error(`${name} goes on after expectState(): move what follows to a story tagged 'journey'.`);
  try {
    await claim();
  } catch (cause) {
    throw new Error(`${name} does not rest in what it claims.`, { cause });
  }
}
