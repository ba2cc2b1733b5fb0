/** The provider's script, in the release that its loader of this version asks for (`provider-script.test.ts`). */
export const providerScript = 'https://js.stripe.com/endive/stripe.js';
