interface SignallingCredential {
  signalUnknownCredential?: (unknown: { rpId: string; credentialId: string }) => Promise<void>;
}

/** Lets the device stop offering a passkey that was removed here. Not in all browsers. */
export function signalUnknownPasskey(rpId: string, credentialId: string): void {
  const { signalUnknownCredential } = PublicKeyCredential as SignallingCredential;
  void signalUnknownCredential?.call(PublicKeyCredential, { rpId, credentialId }).catch(() => undefined);
}
