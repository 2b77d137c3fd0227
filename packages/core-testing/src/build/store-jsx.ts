/** JSX as the host's packages have it: Emotion's, without the development build, which the host does not give. */
export const storeJsx = { runtime: 'automatic', importSource: '@emotion/react', development: false } as const;
