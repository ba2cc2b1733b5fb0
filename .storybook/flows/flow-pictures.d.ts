declare module 'virtual:flow-pictures' {
  /** Addresses, by `pictureName`; a story that has not been drawn yet has none. */
  const pictures: Readonly<Record<string, string>>;
  export default pictures;
}
