const MODES = ['drop', 'delay', 'double', 'reorder'] as const;

/** Planned by `POST /_faults`. `reorder` holds an event back until the next one, up to `ms`. */
export interface EventFault {
  event: string;
  mode: (typeof MODES)[number];
  ms: number;
  every: number;
  times: number;
}

export function readEventFault(given: Partial<EventFault> & { event: string }): EventFault | undefined {
  const { event, mode, ms = 1000, every = 1, times = 1 } = given;
  return mode && MODES.includes(mode) ? { event, mode, ms, every, times } : undefined;
}

export function isAbout({ event }: EventFault, type: string): boolean {
  return event === '*' || event === type;
}
