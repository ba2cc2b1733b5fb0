const oneScope = ({ scope }) => [/^[a-z0-9-]+$/.test(scope ?? ''), 'write one scope, such as api or match-widget'];

export default {
  extends: ['@commitlint/config-conventional'],
  plugins: [{ rules: { 'one-scope': oneScope } }],
  rules: {
    'header-max-length': [2, 'always', 72],
    'one-scope': [2, 'always'],
  },
};
