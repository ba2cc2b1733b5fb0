/** Widget names: tag names without `tele-`. */
export const widgetNames = ['match-widget', 'provider-inbox', 'availability-calendar', 'doctor-register'] as const;
export type WidgetName = (typeof widgetNames)[number];

/** Selector of all our elements. */
export const anyElement = widgetNames.map((name) => `tele-${name}`).join();

export const isWidgetName = (name: unknown): name is WidgetName => widgetNames.includes(name as WidgetName);

/** Widget name of an element that `anyElement` matches. */
export const widgetOf = (element: Element): WidgetName => element.localName.slice('tele-'.length) as WidgetName;
