/** An answer other than 2xx. Its body is `{ "error": message }` and nothing else (section 8). */
export class Refusal extends Error {
  readonly status: 400 | 401 | 402 | 403 | 404 | 409;

  constructor(status: Refusal['status'], message: string) {
    super(message);
    this.status = status;
  }
}
