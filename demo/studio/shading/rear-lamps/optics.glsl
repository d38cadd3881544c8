// Parts that tail lamps are put together from; points as for the head lamps.

const vec3 GLOW = vec3(2.3, 0.10, 0.07);

vec3 redChamber(vec2 p) {
  float ribs = smoothstep(0.25, 0.5, abs(fract(p.x * 62.0) - 0.5));
  return vec3(0.085, 0.0025, 0.0035) + vec3(0.07, 0.0, 0.0005) * ribs;
}

void putGlow(inout vec3 light, float distance, float halfWidth) {
  float off = distance - halfWidth;
  light += GLOW * 0.17 * exp(-max(off, 0.0) * 80.0);
  light = mix(light, GLOW, smoothstep(gPixel, -gPixel, off));
}
