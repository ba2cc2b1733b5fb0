/** Settles as the promise does, or rejects once it has taken this many milliseconds: nothing on a screen waits for good. */
export function withLimit<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Tele: no answer in ${milliseconds} ms.`)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
