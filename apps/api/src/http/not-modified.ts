export class NotModified extends Error {
  constructor() {
    super('Not modified.');
    this.name = 'NotModified';
  }
}

export function notModified(): never {
  throw new NotModified();
}
