/** Requirement of the specification, and its evidence. */
export interface Requirement {
  asks: string;
  /** Texts quoted by the specification. A story shows each: `parameters.shows`. */
  quotes?: readonly string[];
  /** Tests and journeys as `path: title`, for requirements without a story tag such as `spec:5.accept-fee`. */
  tests?: readonly `${string}: ${string}`[];
}

/** Keyed by a short name, unique within the section. */
export type Section = Readonly<Record<string, Requirement>>;
