const channelName = 'tele-availability';

function open(): BroadcastChannel | null {
  try {
    return typeof BroadcastChannel === 'function' ? new BroadcastChannel(channelName) : null;
  } catch {
    // Opaque origins have none; such a tab refetches when its window is focused.
    return null;
  }
}

/** Tells the other tabs of this browser that availability was saved. Only a version travels. */
export function tellTabs(version: string): void {
  const channel = open();
  channel?.postMessage(version);
  channel?.close();
}

/** Calls back with the version another tab has saved. Returns the way to stop. */
export function hearTabs(onVersion: (version: unknown) => void): () => void {
  const channel = open();
  if (!channel) return () => undefined;
  channel.addEventListener('message', (event) => onVersion(event.data));
  return () => channel.close();
}
