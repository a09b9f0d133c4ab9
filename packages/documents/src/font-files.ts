/** IBM Plex Sans: Latin, Greek and Cyrillic with figures of one width. Addresses of its files, for the caller to read. */
export const fontFiles = {
  regular: import.meta.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
  semiBold: import.meta.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
}
