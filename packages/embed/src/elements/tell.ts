/** Version of event details. New fields may be added within a version; existing ones stay. */
export const eventVersion = 1;

/** Event detail of a widget: IDs, counts, steps and statuses, never the search, reason, person or time. */
export interface TeleEventDetail<Type extends string = string, Data = object, Name extends string = string> {
  v: typeof eventVersion;
  type: Type;
  widget: Name;
  /** Element's `id`, or a number unique on the page. */
  instanceId: string;
  data: Data;
}

export type TeleEvent<Type extends string = string, Data = object, Name extends string = string> = CustomEvent<
  TeleEventDetail<Type, Data, Name>
>;

/** Dispatches an event that bubbles to the window through all shadow trees. */
export function tell(host: Element, detail: TeleEventDetail): void {
  const View = host.ownerDocument.defaultView;
  if (!View) return;
  host.dispatchEvent(new View.CustomEvent(`tele:${detail.type}`, { bubbles: true, composed: true, detail }));
}
