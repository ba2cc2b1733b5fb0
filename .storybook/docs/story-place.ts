/** What opens beside or over the page would do so on this one: it is drawn in a page of its own. */
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

/** Whether a story is drawn in a frame: it has to be played to come to rest, or it takes a window for itself. */
export const isFramed = ({ title, playFunction, parameters }: StorySaid): boolean =>
  playFunction !== undefined || !isInline(parameters) || floating.has(title);

/** The address of a story by itself, coloured as the page that it stands on. */
export function frameOf(id: string, { scheme, brand }: Readonly<Record<string, unknown>>): string {
  const globals = [`scheme:${scheme === 'all' ? 'light' : String(scheme)}`, `brand:${String(brand)}`].join(';');
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals }).toString()}`;
}

/** The page of a component or a pattern by its title, or a story by its id. */
export const pageOf = (ref: string): string =>
  ref.includes('--') ? `./?path=/story/${ref}` : `./?path=/docs/${ref.toLowerCase().replace('/', '-')}--docs`;
