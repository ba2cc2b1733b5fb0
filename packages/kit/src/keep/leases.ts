import { createMemory, type WidgetMemory } from './memory.ts';

export interface MemoryKey {
  widget: string;
  service: string;
}

export interface Lease {
  readonly memory: WidgetMemory;
  release: (owner: string | null) => void;
  /** Takes the memory again after a release; false if another widget has it now. */
  retake: () => boolean;
  /** Discards the memory: its content belongs to someone else. */
  forget: () => void;
}

interface Place {
  id: string;
  owner: string | null;
  held: boolean;
  memory: WidgetMemory;
}

/** Memories of a page's widgets, each leased to one widget at a time; a remounted widget gets its own back. */
export function createLeases() {
  const places = new Set<Place>();
  const idOf = ({ widget, service }: MemoryKey): string => `${widget} ${service}`;
  const left = (key: MemoryKey): Place[] => [...places].filter(({ id, held }) => id === idOf(key) && !held);

  return {
    /** True if a memory has an owner: identify the person first. */
    isOwned: (key: MemoryKey): boolean => left(key).some(({ owner }) => owner !== null),

    forgetOf(person: string | null): void {
      for (const place of places) if (!place.held && place.owner === person) places.delete(place);
    },

    clear: () => places.clear(),

    /** The person's own memory, else one without an owner, else a new one. */
    lease(key: MemoryKey, person: string | null): Lease {
      const found = left(key);
      const place = found.find(({ owner }) => owner === person) ??
        found.find(({ owner }) => owner === null) ?? {
          id: idOf(key),
          owner: null,
          held: false,
          memory: createMemory(),
        };
      place.held = true;
      places.add(place);
      return {
        memory: place.memory,
        release(owner) {
          place.owner = owner;
          place.held = false;
        },
        retake() {
          if (place.held) return false;
          places.add(place);
          place.held = true;
          return true;
        },
        forget: () => void places.delete(place),
      };
    },
  };
}

/** The only state widgets share (docs/decisions/2026-11-22-widget-state-outlives-unmount.md): it survives a remount. */
export const pageLeases = createLeases();
