/** URL of Stripe's script, in the release its loader uses. The query stops it from reporting page URLs. */
export const providerScript = 'https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false';
