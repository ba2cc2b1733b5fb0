/** Of the details. Fields may come within a version; what stands here stays. */
export const eventVersion = 1;

/** What an event of a widget tells: ids, counts, steps and states, never what a person looks for, why, whom or when. */
export interface TeleEventDetail<Type extends string = string, Data = object, Name extends string = string> {
  v: typeof eventVersion;
  /** 'selection-created' for `tele:selection-created`. */
  type: Type;
  /** 'match-widget'. */
  widget: Name;
  /** The element's `id`, or a number that no other element on the page has. */
  instanceId: string;
  data: Data;
}

/** A widget's event, which bubbles and leaves shadow trees. */
export type TeleEvent<Type extends string = string, Data = object, Name extends string = string> = CustomEvent<
  TeleEventDetail<Type, Data, Name>
>;

/** Tells the page, from the element up to its window and out of every shadow tree around it. */
export function tell(host: Element, detail: TeleEventDetail): void {
  const View = host.ownerDocument.defaultView;
  if (!View) return;
  host.dispatchEvent(new View.CustomEvent(`tele:${detail.type}`, { bubbles: true, composed: true, detail }));
}
