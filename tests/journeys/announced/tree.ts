import type { CDPSession } from '@playwright/test';

interface TreeNode {
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  description?: { value?: string };
  value?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** States a screen reader reads out, in the order of the record. */
const states: readonly (readonly [property: string, words: (value: unknown) => string | null])[] = [
  ['roledescription', (value) => String(value)],
  ['level', (value) => `level ${String(value)}`],
  ['checked', (value) => (value === 'mixed' ? 'partly checked' : value === 'true' ? 'checked' : 'not checked')],
  ['pressed', (value) => (value === 'true' ? 'pressed' : 'not pressed')],
  ['selected', (value) => (value === true ? 'selected' : null)],
  ['expanded', (value) => (value === true ? 'expanded' : 'collapsed')],
  ['hasPopup', (value) => `opens a ${String(value)}`],
  ['required', (value) => (value === true ? 'required' : null)],
  ['readonly', (value) => (value === true ? 'read-only' : null)],
  ['disabled', (value) => (value === true ? 'disabled' : null)],
  ['invalid', (value) => (value === 'false' ? null : 'invalid')],
  ['busy', (value) => (value === true ? 'busy' : null)],
];

const quoted = (text: unknown): string => `“${String(text)}”`;

function words({ ignored, role, name, description, value, properties = [] }: TreeNode): string {
  if (ignored) return 'something that the accessibility tree does not have';
  const held = new Map(properties.map((one) => [one.name, one.value.value]));
  const said = states.flatMap(([property, word]) => (held.has(property) ? (word(held.get(property)) ?? []) : []));
  const parts = [
    `${role?.value ?? 'nothing'} ${name?.value ? quoted(name.value) : 'without a name'}`,
    ...(value?.value === undefined || value.value === '' ? [] : [`value ${quoted(value.value)}`]),
    ...said,
    ...(description?.value ? [`described ${quoted(description.value)}`] : []),
  ];
  return parts.join(', ');
}

/** Accessible role, name and states of the element that `expression` yields; null when there is none. */
export async function wordsOf(client: CDPSession, expression: string): Promise<string | null> {
  const { result } = await client.send('Runtime.evaluate', {
    expression: `((element) => (element?.isConnected ? element : null))(${expression})`,
  });
  if (!result.objectId) return null;
  const { nodes } = await client.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes as TreeNode[];
  return node ? words(node) : null;
}
