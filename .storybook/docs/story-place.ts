/** Overlays and floating components would cover the docs page: they get a frame. */
const floating: ReadonlySet<string> = new Set([
  'Components/Combobox',
  'Components/ListboxButton',
  'Components/Menu',
  'Components/Popover',
  'Components/TeleRoot',
  'Components/Toast',
  'Patterns/Receipt',
  'Patterns/ZonePicker',
]);

interface StorySaid {
  title: string;
  playFunction?: unknown;
  parameters: object;
}

const isInline = (parameters: { docs?: { story?: { inline?: boolean } } }): boolean =>
  parameters.docs?.story?.inline !== false;

/** True for stories with a play function or their own window. */
export const isFramed = ({ title, playFunction, parameters }: StorySaid): boolean =>
  playFunction !== undefined || !isInline(parameters) || floating.has(title);

export function frameOf(id: string, { scheme, brand }: Readonly<Record<string, unknown>>): string {
  const globals = [`scheme:${scheme === 'all' ? 'light' : String(scheme)}`, `brand:${String(brand)}`].join(';');
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals }).toString()}`;
}

/** Page by a component's or pattern's title, or story by ID. */
export const pageOf = (ref: string): string =>
  ref.includes('--') ? `./?path=/story/${ref}` : `./?path=/docs/${ref.toLowerCase().replace('/', '-')}--docs`;
