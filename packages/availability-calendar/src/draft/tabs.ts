const channelName = 'tele-availability';

function open(): BroadcastChannel | null {
  try {
    return typeof BroadcastChannel === 'function' ? new BroadcastChannel(channelName) : null;
  } catch {
    // Opaque origins have none; such a tab refetches on focus.
    return null;
  }
}

/** Notifies other tabs of a save. Sends the version only. */
export function tellTabs(version: string): void {
  const channel = open();
  channel?.postMessage(version);
  channel?.close();
}

export function hearTabs(onVersion: (version: unknown) => void): () => void {
  const channel = open();
  if (!channel) return () => undefined;
  channel.addEventListener('message', (event) => onVersion(event.data));
  return () => channel.close();
}
