interface SignallingCredential {
  signalUnknownCredential?: (unknown: { rpId: string; credentialId: string }) => Promise<void>;
}

/** Lets the device stop offering a passkey that was removed here. Not in all browsers. */
export function signalUnknownPasskey(rpId: string, credentialId: string): void {
  const browser: SignallingCredential = PublicKeyCredential;
  void browser.signalUnknownCredential?.({ rpId, credentialId }).catch(() => undefined);
}
