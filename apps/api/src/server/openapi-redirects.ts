const text = { type: 'string' };

const refused = {
  429: {
    description: 'TOO_MANY_REQUESTS',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
};

const redirect = (description: string) => ({
  302: { description, headers: { Location: { description: 'Next page', schema: { ...text, format: 'uri' } } } },
  ...refused,
});

const query = (name: string, description: string, schema: object = text) => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});

/** Sign-in with Google: pages for browser redirects, never called by the client. */
export const redirectPaths = {
  '/auth/google/start': {
    get: {
      operationId: 'googleStart',
      summary: 'Redirect a browser to Google to sign in',
      security: [],
      parameters: [
        query(
          'flow',
          'Random word of the page that starts the sign-in, returned in the hash of the landing page. Without it, the portal starts the sign-in again with one of its own.',
          { ...text, pattern: '^[\\w-]{8,128}$' },
        ),
        query('returnTo', 'Path of the portal, returned in the hash. Default: /'),
      ],
      responses: redirect('To Google, or to the login page of the portal with `error=google`'),
    },
  },
  '/auth/google/callback': {
    get: {
      operationId: 'googleCallback',
      summary: 'Redirect a browser from Google to the landing page of the portal',
      security: [],
      parameters: [query('state', 'As sent to Google'), query('code', 'Given by Google')],
      responses: redirect(
        'To `/oauth/callback` of the portal, with `customToken`, `returnTo` and any `flow` in the hash, or to its login page with `error=google`',
      ),
    },
  },
};
