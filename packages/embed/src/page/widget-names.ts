export const widgetNames = ['match-widget', 'provider-inbox', 'availability-calendar', 'doctor-register'] as const;
export type WidgetName = (typeof widgetNames)[number];

export const anyElement = widgetNames.map((name) => `tele-${name}`).join();

export const isWidgetName = (name: unknown): name is WidgetName => widgetNames.includes(name as WidgetName);

export const widgetOf = (element: Element): WidgetName => element.localName.slice('tele-'.length) as WidgetName;
