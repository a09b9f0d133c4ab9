/** Never ends by itself. */
for (;;) Math.random()
