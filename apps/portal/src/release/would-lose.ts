/** True if leaving would lose something: the browser would ask first. */
export const wouldLose = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
