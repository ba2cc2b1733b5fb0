/** Thrown when the caller already has the current version: 304. */
export class NotModified extends Error {
  constructor() {
    super('Not modified.');
    this.name = 'NotModified';
  }
}

export function notModified(): never {
  throw new NotModified();
}
