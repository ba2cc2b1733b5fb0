import { waitFor } from 'storybook/test';

type Look = () => unknown;

let claim: Look | undefined;
let actsSince = 0;

/** What a person does, done by a story: an event that no person made. */
const acts = ['pointerdown', 'click', 'keydown', 'input', 'drop'];
function count(event: Event): void {
  if (!event.isTrusted) actsSince += 1;
}
for (const type of acts) document.addEventListener(type, count, { capture: true });

/**
 * The last line of the `play` of a story that is named after a state: what its picture shows. Awaited here, looked at once more when all has come
 * to rest. A story in which somebody goes on afterwards is a journey (`tags: ['journey']`).
 */
export async function expectState(look: Look): Promise<void> {
  // Claimed even if it never comes, so that the story says what is missing, not that it claims nothing.
  claim = look;
  await waitFor(look);
  actsSince = 0;
}

/** Before a story: nothing is claimed, nobody has acted. */
export function forgetState(): void {
  claim = undefined;
  actsSince = 0;
}

/** After a story that is named after a state: throws when it rests elsewhere than it says, or does not say where. */
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
