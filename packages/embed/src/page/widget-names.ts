/** The widgets that a page may ask for, by the names of their elements without `tele-`. */
export const widgetNames = ['match-widget', 'provider-inbox', 'availability-calendar', 'doctor-register'] as const;
export type WidgetName = (typeof widgetNames)[number];

/** Matches every element of ours. */
export const anyElement = widgetNames.map((name) => `tele-${name}`).join();

export const isWidgetName = (name: unknown): name is WidgetName => widgetNames.includes(name as WidgetName);

/** Of an element that `anyElement` matches. */
export const widgetOf = (element: Element): WidgetName => element.localName.slice('tele-'.length) as WidgetName;
