/** Thrown by a read whose caller has what it would answer: 304. */
export class NotModified extends Error {
  constructor() {
    super('Not modified.');
    this.name = 'NotModified';
  }
}

export function notModified(): never {
  throw new NotModified();
}
