export type WidgetName = 'match-widget' | 'provider-inbox' | 'availability-calendar' | 'doctor-register';

/** `fails`: the widget cannot work. `without`: it works, and shows less. */
export type Outcome =
  | { tag: 'works' }
  | { tag: 'fails'; problem: string }
  | { tag: 'without'; effect: string }
  | { tag: 'not-checked'; why: string };

export interface CallCheck {
  /** 'POST /specialists/search', or 'CORS' for the headers that let a page call. */
  call: string;
  purpose: string;
  outcome: Outcome;
}

export interface WidgetCheck {
  widget: WidgetName;
  calls: CallCheck[];
}

export interface ApiCheck {
  api: string;
  widgets: WidgetCheck[];
}

/** True if every widget can work, as far as it was checked. */
export function passes({ widgets }: ApiCheck): boolean {
  return widgets.every(({ calls }) => calls.every(({ outcome }) => outcome.tag !== 'fails'));
}
