process.stdout.write('running\n', () => {
  for (;;);
})
