// Rims, tyres and brakes, in the wheel's own coordinates.
void main() {
  readFrame();
  if (dot(gNormal, gView) < 0.0) gNormal = -gNormal;
  lightPixel();
  float outwards = sign(gPlace.y);
  vec3 w = vec3(gPlace.x - (gPlace.x < WHEELBASE * 0.5 ? 0.0 : WHEELBASE), abs(gPlace.y) - HALF_TRACK, gPlace.z - TYRE_RADIUS);
  float r = length(w.xz);
  float face = smoothstep(0.55, 0.8, gNormal.y * outwards);
  vec3 light;
  if (gPart.w < RIM + 0.1) {
    vec3 colour = RIM_SIDES;
    float rough = 0.25;
#ifdef WHEEL_COVER
    // Light arms, and black pockets from a little below their edges.
    float under = COVER_DEPTH - COVER_DISH * pow(max(1.0 - r / COVER_RADIUS, 0.0), 1.2) - w.y;
    float cut = smoothstep(0.020, 0.013, under);
    float shine = mix(0.25, 1.0, cut);
#else
    float cut = face * smoothstep(0.058, 0.066, r);
    float shine = 1.0;
#endif
    colour = mix(colour, RIM_FACE, cut);
    light = colour * COOL * (gDull * 0.42 + mirrored(rough) * 0.62 * gOpen);
    light += COOL * mirrored(0.03) * fresnel(0.04) * gOpen * 0.8 * shine;
    if (r < 0.029) light = mix(pianoBlack(), metal(vec3(0.9), 0.1), cover(badge(w.xz * vec2(outwards, 1.0), 0.017)));
    light *= mix(0.10, 1.0, smoothstep(-0.02, 0.06, w.y));
  } else if (gPart.w < TYRE + 0.1) {
    float tread = smoothstep(0.0055, 0.003, abs(mod(w.y + 0.2, 0.036) - 0.018)) * step(TYRE_RADIUS - 0.012, r);
    float ring = cover(abs(r - TYRE_RADIUS + 0.030) - 0.0012) + cover(abs(r - RIM_RADIUS - 0.020) - 0.001);
    light = dullPlastic(vec3(0.034) * (1.0 - 0.75 * tread) * (1.0 - 0.4 * ring));
  } else {
    float outer = DISC_SHARE * RIM_RADIUS;
    bool caliper = w.y > 0.006 && r > outer * 0.62 && abs(atan(w.z, w.x)) < CALIPER_HALF_ANGLE + 0.04;
    // Turning leaves rings on a disc, which spread every light to two opposite wedges.
    float wedges = 0.5 + 0.5 * cos(2.0 * atan(w.z, w.x) - 0.9);
    light = vec3(0.2, 0.203, 0.206) * (gDull * 0.2 + gSoft * mix(0.15, 0.95, wedges * wedges));
    light *= 1.0 - 0.55 * cover(abs(r - BELL_RADIUS) - 0.004);
    if (r < BELL_RADIUS) light *= 0.3;
    if (caliper) light = lacquered(vec3(0.42, 0.425, 0.43) * gDull * 0.6, 1.0, 0.05);
    if (w.y < -0.07) light = vec3(0.003);
  }
  // The arch keeps the light from the upper half, the floor from the foot.
  light *= mix(1.0, 0.3, smoothstep(0.45, 1.0, w.z / TYRE_RADIUS)) * mix(0.45, 1.0, smoothstep(0.0, 0.09, gPlace.z));
  show(Surface(light, vec4(0.0)));
}
